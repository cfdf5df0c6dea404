import { eye } from '@saya/ui/icon/drawings/eye'
import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { ActDialog } from '../../shared/act/ActDialog.tsx'
import { callOffice } from '../../shared/client.ts'
import type { Act } from '../../shared/entity.ts'
import { useMay } from '../../shared/own.ts'
import { reasonField } from '../../shared/act/reasonField.ts'
import type { Feedback } from './marks.ts'

/** The text, masked until somebody who may see it whole has said why. */
export function FeedbackText({ row }: { row: Feedback }) {
  const may = useMay()
  const [revealed, setRevealed] = useState('')
  const [isAsking, ask] = useState(false)
  const act: Act<Feedback> = {
    name: 'reveal',
    title: 'Show masked data',
    permission: 'feedback.reveal',
    warning: 'Shows the original text until you leave this page. The audit log records that you viewed it.',
    fields: [reasonField],
    fits: () => true,
    async run({ uid, id }, { reason = '' }) {
      const { text, contact } = await callOffice('POST /office/api/feedback/reveal', { body: { uid, id, reason } })
      setRevealed(contact ? `${text} (${contact})` : text)
    },
    done: 'Shown until you leave this page.',
  }
  return (
    <span className="feedbackWords">
      {revealed || row.text}
      {row.is_masked && !revealed && may(act.permission) && (
        <ActButton size="small" look="outline" drawing={eye} onClick={() => ask(true)}>
          {act.title}
        </ActButton>
      )}
      {isAsking && (
        <ActDialog act={act} things={[row]} nameOf={({ uid }) => uid || 'a guest'} onClose={() => ask(false)} />
      )}
    </span>
  )
}
