import { useState } from 'react'
import { Wheel, WheelRack } from '../wheel/index.ts'
import type { SectionProps } from './Section.tsx'

const years = options(1980, 2005)
const days = options(1, 31)

function options(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index)
    return { value, label: value }
  })
}

/** The wheels as they lie in a sheet. */
export function WheelSample({ texts }: SectionProps) {
  const [year, setYear] = useState('1997')
  const [month, setMonth] = useState('2')
  const [day, setDay] = useState('14')
  const months = texts.date.months.map((label, index) => ({ value: String(index), label }))
  return (
    <WheelRack>
      <Wheel label={texts.date.year} options={years} value={year} onValue={setYear} />
      <Wheel label={texts.date.month} options={months} value={month} onValue={setMonth} />
      <Wheel label={texts.date.day} options={days} value={day} onValue={setDay} />
    </WheelRack>
  )
}
