import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { BarChart } from '../../shared/BarChart.tsx'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { useMay } from '../../shared/own.ts'
import { writePesos } from '../../shared/pesos.ts'

type Result = AnswerOf<'POST /office/api/promotion/dryRun'>

/** What the draft would have cost on each of the last 30 days. */
export function DryRun({ id }: { readonly id: string }) {
  const mayChange = useMay()('promotion.change')
  const [result, setResult] = useState<Result>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function run(): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      setResult(await callOffice('POST /office/api/promotion/dryRun', { body: { id } }))
    } catch (error) {
      setFault(sentenceOf(error))
    }
    setBusy(false)
  }

  if (!mayChange) return null
  return (
    <section className="panel" aria-labelledby="dry-title">
      <h2 id="dry-title">Dry run</h2>
      <ActButton look="outline" isBusy={isBusy} onClick={() => void run()}>
        Run over the last 30 days
      </ActButton>
      {fault && <p role="alert">{fault}</p>}
      {result && <CostChart result={result} />}
    </section>
  )
}

/** A dry run as a plot, with the day that would stop it. */
export function CostChart({ result: { days, cost, brake } }: { readonly result: Result }) {
  return (
    <>
      <BarChart
        title="Cost by day"
        series={[{ name: 'Cost, ₱', look: 1 }]}
        days={days.map(({ day, cost: spent }) => ({
          day,
          values: [Number.parseFloat(spent)],
          cells: [writePesos(spent)],
        }))}
      />
      <p>
        ₱{writePesos(cost)} in 30 days. A day above ₱{writePesos(brake)} stops it.
      </p>
    </>
  )
}
