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
          // Options only have to look right to Nest: the data source comes open, migrated and seeded.
          useFactory: () => ({ type: 'postgres', retryAttempts: 0 }),
          dataSourceFactory: () => openDatabase(config),
        }),
      ],
      providers: [Housekeeping],
    };
  }
}
