import { Module } from '@nestjs/common';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-reset.service.js';

@Module({ controllers: [PasswordResetController], providers: [PasswordResets] })
export class PasswordResetModule {}
