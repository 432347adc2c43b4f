import { Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { CLIENT_FILES } from './frontend-build.js';

/**
 * Sends the frontend's files from disk. Which of them, in which encoding, and every page is decided before, in
 * site.middleware.ts, so the fallback to index.html is closed for all addresses.
 */
@Module({
  imports: [
    ServeStaticModule.forRoot({
      rootPath: CLIENT_FILES,
      exclude: ['/{*everything}'],
      // Tags are those of the files' contents, the same in every instance.
      serveStaticOptions: {
        index: false,
        redirect: false,
        dotfiles: 'ignore',
        cacheControl: false,
        lastModified: false,
      },
    }),
  ],
})
export class SiteModule {}
