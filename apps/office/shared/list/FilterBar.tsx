import { Icon } from '@saya/ui/icon'
import { magnifyingGlassBold } from '@saya/ui/icon/drawings/magnifyingGlassBold'
import { type RefObject, useEffect, useState } from 'react'
import type { Filter, FilterValues } from '../entity.ts'
import { Kbd } from '../Kbd.tsx'

interface FilterBarProps {
  readonly filters: readonly Filter[]
  readonly values: FilterValues
  readonly main: RefObject<HTMLInputElement | null>
  readonly onChange: (values: FilterValues) => void
}

const waitMs = 250
/** A field is as wide as its title, and never narrower than this. */
const leastLetters = 5

/** The filters of a list. What is typed counts when the fingers rest, and at once with Enter; what is on record with Enter alone. */
export function FilterBar({ filters, values, main, onChange }: FilterBarProps) {
  return (
    <search className="filterBar">
      {filters.map(filter => {
        const value = values[filter.name] ?? ''
        const change = (next: string) => onChange({ ...values, [filter.name]: next })
        return filter.options ? (
          <select
            key={filter.name}
            aria-label={filter.title}
            value={value}
            onChange={event => change(event.currentTarget.value)}
          >
            {filter.options.map(([option, title]) => (
              <option key={option} value={option}>
                {title}
              </option>
            ))}
          </select>
        ) : (
          <TypedFilter key={filter.name} filter={filter} value={value} main={main} onChange={change} />
        )
      })}
    </search>
  )
}

interface TypedFilterProps {
  readonly filter: Filter
  readonly value: string
  readonly main: RefObject<HTMLInputElement | null>
  readonly onChange: (value: string) => void
}

function TypedFilter({ filter, value, main, onChange }: TypedFilterProps) {
  const [typed, setTyped] = useState(value)
  const { isOnRecord = false } = filter
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value || (isOnRecord && typed !== '')) return
    const timer = setTimeout(() => onChange(typed.trim()), waitMs)
    return () => clearTimeout(timer)
  }, [typed, value, isOnRecord, onChange])
  return (
    <label className={filter.isDay ? 'searchField dayField' : 'searchField'}>
      {filter.isDay ? filter.title : <Icon drawing={magnifyingGlassBold} size={18} />}
      <input
        ref={filter.isMain ? main : null}
        type={filter.isDay ? 'date' : 'search'}
        aria-label={filter.title}
        placeholder={filter.title}
        size={Math.max(leastLetters, filter.title.length)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onChange(typed.trim())
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {filter.isMain && <Kbd>/</Kbd>}
    </label>
  )
}
