import { groupDigits } from '@saya/money'
import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import './coinFigures.css'

const moves: readonly Series[] = [
  { name: 'Given', look: 1 },
  { name: 'Spent', look: 2 },
]
const ends: readonly Series[] = [{ name: 'Owed', look: 3 }]

const write = (coins: number) => groupDigits(String(coins))

/** Filcoins given, spent and owed. */
export function CoinFigures() {
  const coins = useAnswer('GET /office/api/task/coins', {})
  return (
    <Answered of={coins}>
      {({ days, owed, owed_cost: cost }) => (
        <section className="panel">
          <div className="coinPlots">
            <BarChart
              title="Filcoins by day"
              series={moves}
              days={days.map(({ day, given, spent }) => ({
                day,
                values: [given, spent],
                cells: [write(given), write(spent)],
              }))}
            />
            <BarChart
              title="Owed at the end of each day"
              series={ends}
              days={days.map(day => ({ day: day.day, values: [day.owed], cells: [write(day.owed)] }))}
            />
          </div>
          <Facts
            rows={[
              ['Owed to members', `${write(owed)} Filcoins`],
              ['At their planned cost', `₱${writePesos(cost)}`],
            ]}
          />
        </section>
      )}
    </Answered>
  )
}
