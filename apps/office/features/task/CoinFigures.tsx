import { groupDigits } from '@saya/money'
import { Answered } from '../../shared/Answered.tsx'
import { BarChart, type Series } from '../../shared/BarChart.tsx'
import { Facts } from '../../shared/Facts.tsx'
import { writePesos } from '../../shared/pesos.ts'
import { useAnswer } from '../../shared/useAnswer.ts'

const series: readonly Series[] = [
  { name: 'Given', look: 1 },
  { name: 'Spent', look: 2 },
]

const write = (coins: number) => groupDigits(String(coins))

/** Filcoins given, spent and owed. */
export function CoinFigures() {
  const coins = useAnswer('GET /office/api/task/coins', {})
  return (
    <Answered of={coins}>
      {({ days, owed, owed_cost: cost }) => (
        <section className="panel">
          <BarChart
            title="Filcoins by day"
            series={series}
            days={days.map(({ day, given, spent }) => ({
              day,
              values: [given, spent],
              cells: [write(given), write(spent)],
            }))}
          />
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
