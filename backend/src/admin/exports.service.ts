import { Injectable, StreamableFile } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import { Repository } from 'typeorm';
import { csvLine } from './csv.js';
import { officeStamp } from '../common/office-time.js';
import type { ExportRecord } from './admin.dto.js';
import { AdminExport } from './admin-export.entity.js';

type Cells = readonly (string | number | null)[];

export interface CsvFile {
  /** The list, as the record of exports names it. */
  list: string;
  staffName: string;
  header: readonly string[];
  /** Rows in batches: the next is asked for when the client has taken the one before. */
  batches: AsyncGenerator<Cells[]>;
}

/** Lists as CSV files: streamed, so that their length costs no memory, and on record. */
@Injectable()
export class AdminExports {
  constructor(@InjectRepository(AdminExport) private readonly exports: Repository<AdminExport>) {}

  /**
   * The file as a stream. When the client disconnects, reading stops. A failure before the first row gets a problem
   * document.
   */
  async file(file: CsvFile): Promise<StreamableFile> {
    const pieces = this.text(file);
    const first = await pieces.next();
    async function* all() {
      yield first.value as string;
      yield* pieces;
    }
    const day = officeStamp(new Date()).slice(0, 10);
    return new StreamableFile(Readable.from(all(), { highWaterMark: 1 }), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${file.list}-${day}.csv"`,
    });
  }

  /**
   * Yields the file in pieces. Rows are on record before they go out: whatever ends an export, no row of it was taken
   * without one.
   */
  async *text({ list, staffName, header, batches }: CsvFile): AsyncGenerator<string> {
    const first = await batches.next();
    // Spreadsheets need the mark to know UTF-8.
    yield `\ufeff${csvLine(header)}`;
    // The record is made after the first piece, because an answer to HEAD ends before it and takes nothing out.
    const record = this.exports.create({ list, staffName, rows: 0 });
    await this.exports.insert(record);
    for (let batch = first; !batch.done; batch = await batches.next()) {
      record.rows += batch.value.length;
      await this.exports.update(record.id, { rows: record.rows });
      yield batch.value.map(csvLine).join('');
    }
    await this.exports.update(record.id, { finishedAt: () => 'now()' });
  }

  /** The newest 100. */
  records(): Promise<ExportRecord[]> {
    return this.exports.find({ order: { id: 'DESC' }, take: 100 });
  }
}
