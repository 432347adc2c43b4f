import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../config/config.js';
import { openDatabase } from './database.js';
import { Housekeeping } from './housekeeping.js';

@Module({})
export class DatabaseModule {
  static with(config: Config): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          // Nest wants options, but they are not used: the data source below is already open, migrated and seeded.
          useFactory: () => ({ type: 'postgres', retryAttempts: 0 }),
          dataSourceFactory: () => openDatabase(config),
        }),
      ],
      providers: [Housekeeping],
    };
  }
}
