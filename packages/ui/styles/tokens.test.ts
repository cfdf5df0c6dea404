import { readFileSync } from 'node:fs'
import { deviceLimits, motionLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test.each([
  ['--app-max', `${deviceLimits.layoutWidth}px`, '[SHELL-57]'],
  ['--dur-modal', `${motionLimits.modalMs}ms`, '[SHELL-12, CONST-10]'],
  ['--dur-backdrop', `${motionLimits.backdropMs}ms`, '[CONST-10]'],
])('the style sheets hold %s as %s, the same limit as the scripts %s', (name, value) => {
  expect(read('tokens/shared.css')).toContain(`${name}: ${value};`)
})

test('a row of the wheel is drawn as high as it turns [CONST-11]', () => {
  expect(read('../wheel/wheel.css')).toContain(`height: ${deviceLimits.pickerRowHeight}px;`)
})
