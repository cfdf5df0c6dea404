import { expect, test } from 'vitest'
import { weigh } from './weigh.ts'

test('what the first screen takes from the kit stays under 4 KB of script and 3.5 KB of style', async () => {
  const { script, style } = await weigh('weight/homeSet.ts')
  console.info(`The home set weighs ${script} bytes of script and ${style} bytes of style (brotli).`)
  expect(script).toBeGreaterThan(1_000)
  expect(style).toBeGreaterThan(1_000)
  expect(script).toBeLessThan(4_096)
  expect(style).toBeLessThan(3_584)
})

test('what every page carries besides stays under 2.5 KB of style', async () => {
  const { style } = await weigh('weight/foundation.ts')
  console.info(`Tokens, base and backdrop weigh ${style} bytes (brotli).`)
  expect(style).toBeGreaterThan(1_000)
  expect(style).toBeLessThan(2_560)
})
