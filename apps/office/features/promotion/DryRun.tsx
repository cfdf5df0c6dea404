import { useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import { BarChart } from '../../shared/BarChart.tsx'
import { type AnswerOf, callOffice, sentenceOf } from '../../shared/client.ts'
import { base } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { writePesos } from '../../shared/pesos.ts'

type Result = AnswerOf<'POST /office/api/promotion/dryRun'>

/** What the draft would have cost on each of the last 30 days, or what its list would cost now. */
export function DryRun({ id, isList }: { readonly id: string; readonly isList: boolean }) {
  const mayChange = useMay()('promotion.change')
  const [result, setResult] = useState<Result>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)

  /** From its beginning, or on behind those who are named already. */
  async function run(named: Result['members'] = [], cursor = ''): Promise<void> {
    setBusy(true)
    setFault('')
    try {
      const page = await callOffice('POST /office/api/promotion/dryRun', { body: { id, cursor } })
      setResult({ ...page, members: [...named, ...page.members] })
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
        {isList ? 'Run for the list' : 'Run over the last 30 days'}
      </ActButton>
      {fault && <p role="alert">{fault}</p>}
      {result && <CostChart result={result} />}
      {result && result.members.length > 0 && (
        <>
          <Gains members={result.members} />
          <p role="status">
            {result.members.length.toLocaleString('en-PH')} of {result.t.toLocaleString('en-PH')}{' '}
            {result.t === 1 ? 'member' : 'members'}
          </p>
          {result.next && (
            <ActButton look="outline" isBusy={isBusy} onClick={() => void run(result.members, result.next)}>
              Show more
            </ActButton>
          )}
        </>
      )}
    </section>
  )
}

/** A dry run as a plot, with the day that would stop it. */
export function CostChart({
  result: { days, cost, brake },
}: {
  readonly result: Pick<Result, 'days' | 'cost' | 'brake'>
}) {
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
        ₱{writePesos(cost)} {days.length === 1 ? 'for the list' : 'in 30 days'}. A day above ₱{writePesos(brake)} stops
        it.
      </p>
    </>
  )
}

/** Who would have got the most, which shows whom the terms fit before anybody agrees to them. */
function Gains({ members }: Pick<Result, 'members'>) {
  return (
    <div className="promotionScroll promotionList" role="region" aria-label="Who would get the most" tabIndex={0}>
      <table className="rowTable">
        <caption>Who would get the most</caption>
        <thead>
          <tr>
            <th scope="col">UID</th>
            <th scope="col" data-number>
              Days
            </th>
            <th scope="col" data-number>
              Amount, ₱
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ uid, days, amount }) => (
            <tr key={uid}>
              <th scope="row">
                <a href={`${base}/members/${uid}`}>{uid}</a>
              </th>
              <td data-number>{days}</td>
              <td data-number>{writePesos(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
