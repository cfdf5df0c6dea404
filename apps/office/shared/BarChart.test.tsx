// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BarChart } from './BarChart.tsx'

afterEach(cleanup)

test('a day of less than nothing has no bar, and its figure in the table', () => {
  const days = [
    { day: '2026-11-27', values: [40], cells: ['40'] },
    { day: '2026-11-28', values: [-20], cells: ['-20'] },
  ]
  const { container } = render(<BarChart title="Spent by day" series={[{ name: 'Spent', look: 1 }]} days={days} />)
  expect([...container.querySelectorAll('rect')].map(bar => Number(bar.getAttribute('height')))).toEqual([118, 0])
  expect(screen.getByText('-20').tagName).toBe('TD')
})

test('bars keep the width that they have on a full page: a single day is no block across it, and is named once', () => {
  const listDays = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ day: `day ${at + 1}`, values: [40], cells: ['40'] }))
  const series = [{ name: 'Spent', look: 1 }] as const
  const { container, rerender } = render(<BarChart title="Spent by day" series={series} days={listDays(1)} />)
  const plot = () => container.querySelector('svg')
  function shareOfBar(): number {
    const whole = Number(plot()?.getAttribute('viewBox')?.split(' ')[2])
    return Number(container.querySelector('rect')?.getAttribute('width')) / whole
  }
  const ends = () => [...container.querySelectorAll('.barEnds span')].map(end => end.textContent)
  const reach = () => container.querySelector<HTMLElement>('.barEnds')?.style.width
  expect(shareOfBar()).toBeLessThan(0.05)
  expect(ends()).toEqual(['day 1'])

  rerender(<BarChart title="Spent by day" series={series} days={listDays(5)} />)
  expect(ends()).toEqual(['day 1', 'day 5'])
  expect(reach(), 'the last day is named below its own bar').toBe('25%')

  rerender(<BarChart title="Spent by day" series={series} days={listDays(30)} />)
  expect(plot()?.getAttribute('viewBox')).toBe('0 0 360 120')
  expect(reach()).toBe('100%')
})
