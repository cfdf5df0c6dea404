import { buildWhatIsStale } from '../../../tools/build.ts'

/** Browser tests drive what is really served, so it is built first. */
export async function setup(): Promise<void> {
  await buildWhatIsStale(sentence => process.stdout.write(`${sentence}\n`))
}
