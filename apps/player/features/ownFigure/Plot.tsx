import { type CSSProperties, useId, useState } from 'react'
import { shapeOf } from './plot.rules.ts'

export interface PlotColumn {
  /** What stands under it. */
  readonly short: string
  /** What it is called where it is read alone. */
  readonly name: string
  readonly value: number
  readonly text: string
  readonly isWhole: boolean
}

interface PlotProps {
  readonly label: string
  readonly columns: readonly PlotColumn[]
}

const [columnWidth, height] = [10, 100]

/**
 * Bars over and under one line, in one ink. One column is chosen, by touch or by the arrow keys, and is read out above them. What is not
 * over yet is drawn as an outline.
 */
export function Plot({ label, columns }: PlotProps) {
  const id = useId()
  const [chosen, setChosen] = useState(columns.length - 1)
  const at = Math.min(chosen, columns.length - 1)
  const { zero, bars } = shapeOf(columns.map(({ value }) => value))
  const width = columns.length * columnWidth
  const shown = columns[at]
  return (
    <fieldset className="plot">
      <legend className="unseen">{label}</legend>
      <p className="plotShown" aria-hidden="true">
        <span>{shown?.name}</span>
        <b>{shown?.text}</b>
      </p>
      <div className="plotScroll">
        <div className="plotField" style={{ '--columns': columns.length } as CSSProperties}>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            {bars.map(({ from, height: tall }, column) => (
              <rect
                key={columns[column]?.name}
                data-chosen={column === at || undefined}
                data-open={columns[column]?.isWhole === false || undefined}
                x={column * columnWidth + 2}
                y={from * height}
                width={columnWidth - 4}
                height={tall * height}
              />
            ))}
            <line x1="0" x2={width} y1={zero * height} y2={zero * height} />
          </svg>
          <div className="plotColumns">
            {columns.map(({ short, name, text }, column) => (
              <label key={name}>
                <input
                  type="radio"
                  name={id}
                  checked={column === at}
                  aria-label={`${name}: ${text}`}
                  onChange={() => setChosen(column)}
                />
                <span aria-hidden="true">{short}</span>
              </label>
            ))}
          </div>
        </div>
      </div>
    </fieldset>
  )
}
