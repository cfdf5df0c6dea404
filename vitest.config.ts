import { defineConfig } from 'vitest/config'

/**
 * A test's kind is read off its file's name, and `npm run trace` counts by it:
 * `*.ui.test.ts` drives a real browser, `*.api.test.ts` speaks HTTP to a real server on a real database,
 * everything else is pure.
 */
const anywhere = (suffix: string) => [`{packages,apps,tools,bench,games}/**/*${suffix}.test.{ts,tsx}`]
const quiet = { testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...quiet,
          name: 'unit',
          include: anywhere(''),
          exclude: ['**/node_modules/**', '**/*.api.test.ts', '**/*.ui.test.ts'],
        },
      },
      {
        test: {
          ...quiet,
          name: 'api',
          include: anywhere('.api'),
          exclude: ['**/node_modules/**'],
          globalSetup: ['packages/testing/globalPostgres.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...quiet,
          testTimeout: 45_000,
          name: 'ui',
          include: ['e2e/**/*.ui.test.ts'],
          globalSetup: ['packages/testing/globalPostgres.ts', 'packages/testing/globalBuild.ts'],
          pool: 'forks',
          maxWorkers: 2,
        },
      },
    ],
  },
})
