import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Entry, openPromise, type ZipFile as ZipReader } from 'yauzl';
import { ZipFile } from 'yazl';

/** A backup that is not made, or not restored; the message is one sentence with the reason. */
export class BackupRefused extends Error {}

const MANIFEST = 'manifest.json';
const manifestSchema = Type.Object({
  /** Version of the archive's layout. */
  format: Type.Literal(1),
  /** ISO 8601. */
  madeAt: Type.String(),
  /** The kind of dump that `database` is. */
  engine: Type.Union([Type.Literal('postgresql'), Type.Literal('embedded')]),
  /** SHA-256 of each part, hex, by its name in the archive. */
  parts: Type.Record(Type.String(), Type.String()),
  /** Names of the photos that lie in a bucket, which keeps them itself; null where they are in here. */
  bucketPhotos: Type.Union([Type.Array(Type.String()), Type.Null()]),
});
const readsManifest = Compile(manifestSchema);

export type Manifest = Static<typeof manifestSchema>;

/** Writes an archive: a ZIP whose manifest has the checksum of each part. It gets its name when it is complete and on the disk. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #path: string;
  readonly #written: Promise<void>;
  readonly #parts: Record<string, string> = {};

  constructor(path: string) {
    this.#path = path;
    // It contains everything, so only its owner may read it.
    const file = createWriteStream(this.#partial, { mode: 0o600, flush: true });
    this.#written = pipeline(this.#zip.outputStream, file);
    this.#written.catch(() => undefined); // reported by `end`, or by the part under way
  }

  get #partial(): string {
    return `${this.#path}.part`;
  }

  /** Adds a part, and resolves when it is written: one after the other, so that memory holds only a piece of it. */
  async add(name: string, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const counted = content.pipe(through(hash));
    content.on('error', (fault) => counted.destroy(fault));
    this.#zip.addReadStream(counted, name, { compress: false });
    await Promise.race([finished(counted), this.#failure()]);
    this.#parts[name] = hash.digest('hex');
  }

  /** Writes the manifest and gives the file its name. */
  async end(manifest: Omit<Manifest, 'format' | 'parts'>): Promise<void> {
    const whole: Manifest = { format: 1, ...manifest, parts: this.#parts };
    this.#zip.addBuffer(Buffer.from(JSON.stringify(whole)), MANIFEST);
    this.#zip.end();
    await this.#written;
    await rename(this.#partial, this.#path);
    const folder = await open(dirname(this.#path), 'r');
    await folder.sync().finally(() => folder.close());
  }

  async discard(): Promise<void> {
    await rm(this.#partial, { force: true });
  }

  async #failure(): Promise<never> {
    await this.#written;
    throw new Error('the archive ended early');
  }
}

/** Reads an archive whose checksums were verified. */
export class ArchiveReader {
  private constructor(
    readonly manifest: Manifest,
    private readonly zip: ZipReader,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Opens an archive and reads all of it once, to compare every part with its checksum.
   * @throws BackupRefused when it is no backup, or not as it was written
   */
  static async open(path: string): Promise<ArchiveReader> {
    const zip = await openPromise(path, { autoClose: false }).catch((fault: unknown) => {
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new BackupRefused(`${path} cannot be read as a backup: ${reason}.`);
    });
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const entry = entries.get(MANIFEST);
      const text = entry && (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8');
      const manifest: unknown = text && JSON.parse(text);
      if (!readsManifest.Check(manifest)) throw new BackupRefused(`${path} is no backup of Armada.`);
      const reader = new ArchiveReader(manifest, zip, entries);
      for (const [name, sum] of Object.entries(manifest.parts)) {
        const hash = createHash('sha256');
        if (entries.has(name)) for await (const chunk of await reader.read(name)) hash.update(chunk);
        if (hash.digest('hex') !== sum)
          throw new BackupRefused(`${path} is damaged: ${name} is not as it was written.`);
      }
      return reader;
    } catch (fault) {
      zip.close();
      if (fault instanceof BackupRefused) throw fault;
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new BackupRefused(`${path} is damaged: ${reason}.`);
    }
  }

  namesIn(folder: string): string[] {
    return Object.keys(this.manifest.parts).filter((name) => name.startsWith(`${folder}/`));
  }

  has(name: string): boolean {
    return name in this.manifest.parts;
  }

  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw new BackupRefused(`The backup has no ${name}.`);
    return this.zip.openReadStreamPromise(entry);
  }

  close(): void {
    this.zip.close();
  }
}

/** Passes all data on and adds it to the hash. */
const through = (hash: Hash) =>
  new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
