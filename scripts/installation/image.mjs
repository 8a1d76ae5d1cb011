import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { fromRoot } from '../repository.mjs';

/**
 * An image of docker/Dockerfile, with the instructions of its stage and the stages that it is based on.
 * @param {'gateway' | 'upstream'} target
 * @returns {{copies: {from: string | null, sources: string[], to: string}[], env: Record<string, string>, command: string[],
 *   health: string[], user: string | null, folder: string}}
 */
export function imageOf(target) {
  const dockerfile = DockerfileParser.parse(readFileSync(fromRoot('docker', 'Dockerfile'), 'utf8'));
  const stages = new Map();
  let stage;
  for (const instruction of dockerfile.getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      stage = { from: instruction.getImage(), instructions: [] };
      stages.set(instruction.getBuildStage(), stage);
    } else stage?.instructions.push(instruction);
  }
  const lineage = [];
  for (let at = stages.get(target); at; at = stages.get(at.from)) lineage.unshift(...at.instructions);
  const image = { copies: [], env: {}, command: [], health: [], user: null, folder: '/' };
  for (const instruction of lineage) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const read = {
      COPY: () => {
        const flag = instruction.getFlags().find((one) => one.getName() === 'from');
        image.copies.push({ from: flag?.getValue() ?? null, sources: words.slice(0, -1), to: words.at(-1) });
      },
      ENV: () => {
        for (const property of instruction.getProperties())
          image.env[property.getName()] = property.getValue();
      },
      CMD: () => {
        image.command = instruction.getJSONStrings().map((text) => JSON.parse(text.getValue()));
      },
      HEALTHCHECK: () => {
        const { index } = /\[.*\]/.exec(instruction.getRawArgumentsContent());
        image.health = JSON.parse(instruction.getRawArgumentsContent().slice(index));
      },
      USER: () => {
        image.user = words[0];
      },
      WORKDIR: () => {
        image.folder = words[0];
      },
    }[instruction.getKeyword()];
    read?.();
  }
  return image;
}

/**
 * Creates an image's files in a folder from the local build; its packages are a link to the installed ones.
 * @param {ReturnType<typeof imageOf>} image @param {string} folder
 */
export function layOut(image, folder) {
  for (const { sources, to } of image.copies)
    for (const source of sources) {
      const path = source.replace(`${image.folder}/`, '');
      const target = join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      if (path.endsWith('node_modules')) symlinkSync(fromRoot(path), target);
      else cpSync(fromRoot(path), target, { recursive: true });
    }
}
