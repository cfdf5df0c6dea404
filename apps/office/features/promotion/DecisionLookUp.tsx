import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { type AnswerOf, callOffice, OfficeError, sentenceOf } from '../../shared/client.ts'
import { Facts } from '../../shared/Facts.tsx'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { writePesos } from '../../shared/pesos.ts'
import { writeTime } from '../../shared/times.ts'
import { factRows } from './factRows.ts'

type Decision = AnswerOf<'GET /office/api/promotion/decision'>

/** Why somebody was given something or not, by the reference that they read out. Each look is on record. */
export function DecisionLookUp() {
  const may = useMay()
  const [id, setId] = useState('')
  const [decision, setDecision] = useState<Decision>()
  const [fault, setFault] = useState('')
  if (!may('promotion.read')) return null

  async function look(): Promise<void> {
    setFault('')
    setDecision(undefined)
    try {
      setDecision(await callOffice('GET /office/api/promotion/decision', { query: { id } }))
    } catch (error) {
      const isUnknown = error instanceof OfficeError && error.code === 'not_found'
      setFault(isUnknown ? 'No decision has this reference. Check it for typing errors.' : sentenceOf(error))
    }
  }

  return (
    <section className="panel promotionLookUp" aria-labelledby="decision-title">
      <h2 id="decision-title">Look up a decision</h2>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (id.trim()) void look()
        }}
      >
        <input
          aria-label="Reference"
          value={id}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setId(event.currentTarget.value)}
        />
        <ActButton isSubmit look="outline" isDisabled={id.trim() === ''}>
          Look up
        </ActButton>
      </form>
      {fault && <p role="alert">{fault}</p>}
      {decision && <Facts rows={rowsOf(decision)} />}
    </section>
  )
}

function rowsOf(decision: Decision): Parameters<typeof Facts>[0]['rows'] {
  const {
    uid,
    promotion,
    version,
    outcome,
    sentence,
    amount,
    budget_before: before,
    budget_after: after,
    at,
  } = decision
  return [
    [
      'Member',
      <a key="uid" href={`${base}/members/${uid}`}>
        {uid}
      </a>,
    ],
    ['Promotion', `${promotion}, version ${version}`],
    ['Outcome', outcome === 'granted' ? 'Given' : `Refused: ${sentence}`],
    ['Amount, ₱', writePesos(amount)],
    ['Budget before and after, ₱', before && after ? `${writePesos(before)}, ${writePesos(after)}` : ''],
    ['When', writeTime(at)],
    ...factRows(decision.facts),
  ]
}
