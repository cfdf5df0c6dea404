import { groupDigits } from '@saya/money'
import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type BarDay, type Series } from '../../shared/BarChart.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'
import './coinFigures.css'

const came: readonly Series[] = [
  { name: 'Earned', look: 1 },
  { name: 'By staff', look: 2 },
]
const went: readonly Series[] = [
  { name: 'Spent', look: 1 },
  { name: 'By staff', look: 2 },
  { name: 'Lapsed', look: 3 },
]
const ends: readonly Series[] = [{ name: 'Owed', look: 3 }]

const write = (coins: number) => groupDigits(String(coins))

function barDay(day: string, values: readonly number[]): BarDay {
  return { day, values, cells: values.map(write) }
}

/** Filcoins that came, went and are owed. */
export function CoinFigures() {
  const coins = useAnswer('GET /office/api/task/coins', {})
  return (
    <Answered of={coins}>
      {({ days, owed, owed_cost: cost }) => (
        <section className="panel">
          <div className="coinPlots">
            <BarChart
              title="Filcoins given by day"
              series={came}
              days={days.map(({ day, earned, added }) => barDay(day, [earned, added]))}
            />
            <BarChart
              title="Filcoins taken by day"
              series={went}
              days={days.map(({ day, spent, removed, lapsed }) => barDay(day, [spent, removed, lapsed]))}
            />
            <BarChart
              title="Owed at the end of each day"
              series={ends}
              days={days.map(({ day, owed: ofDay }) => barDay(day, [ofDay]))}
            />
            <Facts
              rows={[
                ['Owed to members', `${write(owed)} Filcoins`],
                ['At their planned cost', `₱${writePesos(cost)}`],
              ]}
            />
          </div>
        </section>
      )}
    </Answered>
  )
}
