import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { OperatorController } from './operator.controller.js';

@Module({})
export class OperatorModule {
  static with({ databaseUrl }: Config): DynamicModule {
    return { module: OperatorModule, controllers: databaseUrl ? [] : [OperatorController] };
  }
}
