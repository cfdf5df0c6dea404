import { defineConfig } from 'vitest/config'
import { LongestFirstSequencer } from './tools/test/longestFirstSequencer.ts'
import { measurePace } from './tools/test/pace.ts'

/**
 * A test's kind is read off its file's name, and `npm run trace` counts by it:
 * `*.ui.test.ts` drives a real browser, `*.api.test.ts` speaks HTTP to a real server on a real database,
 * `*.simulation.test.ts` hammers both with a seed, `proof.test.ts` recomputes a game's return, everything else is pure.
 */
function anywhere(suffix: string) {
  return [`{packages,apps,tools,bench,games}/**/*${suffix}.test.{ts,tsx}`]
}
const proofs = 'games/*/proof.test.ts'
const database = 'packages/testing/process/globalPostgres.ts'
// The tests hear it too: what they wait for takes longer on a slow machine.
const pace = Number((process.env.PACE ??= String(measurePace())))
// Whatever shares the processors with it, a test has time enough. No file sets a limit of its own that is shorter.
const quiet = {
  testTimeout: 180_000 * pace,
  hookTimeout: 180_000 * pace,
  exclude: ['**/node_modules/**'],
  expect: { poll: { timeout: 30_000 * pace } },
  // Most of what a test makes is forgotten at once. With room for it a fifth of the processor time of the tests is saved.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
}

export default defineConfig({
  test: {
    // What one part has translated, the next takes from the disk, by its content.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        test: {
          ...quiet,
          name: 'unit',
          include: anywhere(''),
          exclude: [...quiet.exclude, '**/*.{api,ui,simulation}.test.ts', proofs],
          // Values in, values out: nothing that one file leaves behind is seen by another.
          isolate: false,
          // Those that start processes wait for them: of two, the processors idled for a fifth of the time.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...quiet,
          name: 'api',
          include: anywhere('.api'),
          globalSetup: [database],
          pool: 'forks',
          // Each file has a database and a server of its own; the modules themselves are loaded once for all.
          isolate: false,
          // The long files wait for processes of their own for a third of their time: three keep two processors busy.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...quiet,
          name: 'ui',
          include: ['e2e/**/*.ui.test.ts'],
          globalSetup: [database, 'packages/testing/process/globalBuild.ts'],
          setupFiles: ['packages/testing/browser/failOnTroubles.ts'],
          pool: 'forks',
          // Each file has a database and a server of its own; the modules themselves are loaded once for all.
          isolate: false,
          // A browser waits more than it works: of three, two processors still idled for a tenth of the time.
          maxWorkers: 4,
        },
      },
      {
        test: {
          ...quiet,
          testTimeout: 300_000 * pace,
          name: 'simulation',
          include: anywhere('.simulation'),
          globalSetup: [database],
          pool: 'forks',
          // Like those of the api.
          isolate: false,
          maxWorkers: 3,
        },
      },
      { test: { ...quiet, name: 'proofs', include: [proofs], isolate: false, maxWorkers: 2 } },
    ],
  },
})
