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
