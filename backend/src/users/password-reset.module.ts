import { Module } from '@nestjs/common';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-reset.service.js';

/** A module of its own, not global: those end last, after the database, which a promised mail still needs. */
@Module({ controllers: [PasswordResetController], providers: [PasswordResets] })
export class PasswordResetModule {}
