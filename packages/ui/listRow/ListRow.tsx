import type { ComponentProps, ReactNode } from 'react'
import { Icon, type Drawing } from '../icon/Icon.tsx'
import { caretRightBold } from '../icon/drawings/caretRightBold.ts'
import './listRow.css'

interface RowContent {
  drawing?: Drawing | undefined
  /** Paints the tile in the brand's soft colour. */
  bright?: boolean | undefined
  /** In place of the icon tile: a logo, a portrait. */
  lead?: ReactNode
  title: ReactNode
  note?: ReactNode
  value?: ReactNode
}

type RowLinkProps = RowContent & Omit<ComponentProps<'a'>, keyof RowContent | 'className' | 'style' | 'children'>
type RowPressProps = RowContent & Omit<ComponentProps<'button'>, keyof RowContent | 'className' | 'style' | 'children'>

/** A row that only shows; with a `control`, such as a Switch, the whole row works it. */
export function ListRow({ control, ...content }: RowContent & { control?: ReactNode }) {
  const Row = control ? 'label' : 'div'
  return (
    <Row className="listRow">
      <RowBody {...content} />
      {control}
    </Row>
  )
}

export function ListRowLink({ drawing, bright, lead, title, note, value, ...rest }: RowLinkProps) {
  return (
    <a {...rest} className="listRow">
      <RowBody {...{ drawing, bright, lead, title, note, value }} />
      <Icon drawing={caretRightBold} size={18} />
    </a>
  )
}

export function ListRowButton({ drawing, bright, lead, title, note, value, ...rest }: RowPressProps) {
  return (
    <button type="button" {...rest} className="listRow">
      <RowBody {...{ drawing, bright, lead, title, note, value }} />
      <Icon drawing={caretRightBold} size={18} />
    </button>
  )
}

function RowBody({ drawing, bright, lead, title, note, value }: RowContent) {
  return (
    <>
      {lead}
      {drawing && (
        <span className="listRowTile" data-bright={bright || undefined}>
          <Icon drawing={drawing} />
        </span>
      )}
      <span className="listRowTitle">
        {title}
        {note && <span className="listRowNote">{note}</span>}
      </span>
      {value && <span className="listRowValue">{value}</span>}
    </>
  )
}
