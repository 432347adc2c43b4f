import { Global, Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.service.js';

@Global()
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
