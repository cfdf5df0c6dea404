import { eye } from '@saya/ui/icon/drawings/eye'
import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { ActDialog } from '../../shared/act/ActDialog.tsx'
import { reasonField } from '../../shared/act/reasonField.ts'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { useMay } from '../../shared/own.ts'
import type { NumberClaim } from './acts.ts'

/** The new number, masked until somebody who calls the person back has said why. */
export function NewNumber({ row }: { row: NumberClaim }) {
  const may = useMay()
  const [revealed, setRevealed] = useState<{ readonly phone: string; readonly words: string }>()
  const [isAsking, ask] = useState(false)
  const act: Act<NumberClaim> = {
    name: 'reveal',
    title: 'Show number and message',
    permission: 'number.reveal',
    warning:
      'Shows the new number and the message until you leave this page. The audit log records that you viewed it.',
    fields: [reasonField],
    fits: () => true,
    async run({ id }, { reason = '' }) {
      const shown = await callOffice('POST /office/api/number-claim/reveal', { body: { id, reason } })
      setRevealed({ phone: shown.new_phone, words: shown.words })
    },
    done: 'Shown until you leave this page.',
  }
  return (
    <span className="cellWords">
      <span className="nowrap">{revealed?.phone ?? row.new_phone}</span>
      {revealed?.words && <small>{revealed.words}</small>}
      {row.rivals > 0 && <small>More numbers asked than are kept</small>}
      {!revealed && may(act.permission) && (
        <ActButton size="small" look="outline" drawing={eye} onClick={() => ask(true)}>
          Show number
        </ActButton>
      )}
      {isAsking && <ActDialog act={act} things={[row]} nameOf={({ uid }) => uid} onClose={() => ask(false)} />}
    </span>
  )
}
