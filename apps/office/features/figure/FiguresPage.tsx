import { useRef } from 'react'
import type { Filter } from '../../shared/entity.ts'
import { FilterBar } from '../../shared/list/FilterBar.tsx'
import { addressWith, readFilters } from '../../shared/list/filterValues.ts'
import { go, usePlace } from '../../shared/navigation.ts'
import { useMay } from '../../shared/own.ts'
import { PageHead } from '../../shared/PageHead.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { ReviewFigures } from './ReviewFigures.tsx'
import './figure.css'
import type { Days } from './days.ts'

const filters: readonly Filter[] = [
  {
    name: 'days',
    title: 'Days in Manila',
    options: [
      ['', 'Last 30 days'],
      ['7', 'Last 7 days'],
      ['90', 'Last 90 days'],
    ],
  },
]

/** How the cashier and the KYC desk do, by day. */
export function FiguresPage() {
  const may = useMay()
  const { path, search } = usePlace()
  const main = useRef<HTMLInputElement>(null)
  const values = readFilters({ filters, columns: [] }, search)
  const days: Days = values.days === '7' || values.days === '90' ? values.days : '30'
  return (
    <>
      <PageHead title="Figures" note="Days in Manila time, up to today">
        <FilterBar
          filters={filters}
          values={values}
          main={main}
          onChange={next => go(addressWith(path, next), { replaces: true })}
        />
      </PageHead>
      <div className="panels figures">
        {may('figure.money') && <MoneyFigures days={days} />}
        <ReviewFigures days={days} />
      </div>
    </>
  )
}
