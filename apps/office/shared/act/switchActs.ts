import type { ReactNode } from 'react'
import type { Permission } from '../contract.ts'
import type { Act, ActField, ActValues } from '../entity.ts'
import { reasonField } from './reasonField.ts'

interface Switching<Row> {
  readonly permission: Permission
  /** What comes of it, in a sentence each. */
  readonly warnings: { readonly on: string; readonly off: string }
  readonly change: (row: Row, isOn: boolean, reason: string) => Promise<unknown>
  /** What it would come to, and what that asks for. */
  readonly preview?: {
    readonly fields: readonly ActField[]
    readonly show: (row: Row, isOn: boolean, values: ActValues) => Promise<ReactNode>
  }
}

/** Switches one on or off and leaves all else as it is. */
export function switchActs<Row extends { readonly is_on: boolean }>({
  permission,
  warnings,
  change,
  preview,
}: Switching<Row>): readonly Act<Row>[] {
  function turn(isOn: boolean): Act<Row> {
    return {
      name: isOn ? 'on' : 'off',
      title: isOn ? 'Switch on' : 'Switch off',
      permission,
      warning: isOn ? warnings.on : warnings.off,
      fields: [...(preview?.fields ?? []), reasonField],
      ...(preview && { preview: (row, values) => preview.show(row, isOn, values) }),
      fits: row => row.is_on !== isOn,
      run: (row, { reason = '' }) => change(row, isOn, reason),
      done: isOn ? 'Switched on.' : 'Switched off.',
    }
  }
  return [turn(true), turn(false)]
}
