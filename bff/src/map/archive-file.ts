import { type FileHandle, open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** A PMTiles archive on disk. It stays open, so that a file moved to its place is used from the next start on. */
export class ArchiveFile implements Source {
  private constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async open(path: string): Promise<ArchiveFile> {
    return new ArchiveFile(path, await open(path));
  }

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const data = new ArrayBuffer(length);
    const { bytesRead } = await this.file.read(new Uint8Array(data), 0, length, offset);
    return { data: bytesRead === length ? data : data.slice(0, bytesRead) };
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
