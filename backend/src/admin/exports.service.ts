import { Injectable, StreamableFile } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { csvLine } from '../common/csv.js';
import { officeStamp } from '../common/office-time.js';
import type { ExportRecord } from './admin.dto.js';

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
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The file, to be sent; when the client goes, so does the reading. A failure before the first row is an ordinary one. */
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

  /** The file in pieces, and on record how many rows of it were taken. */
  async *text({ list, staffName, header, batches }: CsvFile): AsyncGenerator<string> {
    const first = await batches.next();
    const [{ id }] = await this.database.query<[{ id: number }]>(
      'INSERT INTO admin_exports (list, "staffName") VALUES ($1, $2) RETURNING id',
      [list, staffName],
    );
    let rows = 0;
    let finished = false;
    const record = () =>
      this.database.query(
        'UPDATE admin_exports SET rows = $2, "finishedAt" = CASE WHEN $3 THEN now() END WHERE id = $1',
        [id, rows, finished],
      );
    try {
      // Spreadsheets need the mark to know UTF-8.
      yield `\ufeff${csvLine(header)}`;
      for (let batch = first; !batch.done; batch = await batches.next()) {
        rows += batch.value.length;
        yield batch.value.map(csvLine).join('');
      }
      finished = true;
    } finally {
      // Whoever has the end of the file is on record.
      await record();
    }
  }

  /** The newest 100. */
  records(): Promise<ExportRecord[]> {
    return this.database.query(
      'SELECT id, list, "staffName", rows, "createdAt", "finishedAt" FROM admin_exports ORDER BY id DESC LIMIT 100',
    );
  }
}
