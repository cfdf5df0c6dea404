import type { Permission } from '../contract.ts'
import type { Act } from '../entity.ts'
import { reasonField } from './reasonField.ts'

interface Switching<Row> {
  readonly permission: Permission
  /** What comes of it, in a sentence each. */
  readonly warnings: { readonly on: string; readonly off: string }
  readonly change: (row: Row, isOn: boolean, reason: string) => Promise<unknown>
}

/** Switches one on or off and leaves all else as it is. */
export function switchActs<Row extends { readonly is_on: boolean }>({
  permission,
  warnings,
  change,
}: Switching<Row>): readonly Act<Row>[] {
  function turn(isOn: boolean): Act<Row> {
    return {
      name: isOn ? 'on' : 'off',
      title: isOn ? 'Switch on' : 'Switch off',
      permission,
      warning: isOn ? warnings.on : warnings.off,
      fields: [reasonField],
      fits: row => row.is_on !== isOn,
      run: (row, { reason = '' }) => change(row, isOn, reason),
      done: isOn ? 'Switched on.' : 'Switched off.',
    }
  }
  return [turn(true), turn(false)]
}
