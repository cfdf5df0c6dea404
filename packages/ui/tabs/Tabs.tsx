import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './nextTab.ts'
import './tabs.css'

export interface TabsProps<Value extends string> {
  label: string
  /** One that is off is seen and not chosen. */
  tabs: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  value: Value
  onValue: (value: Value) => void
  /** The id of what the tabs change, once it is on the page. */
  panel?: string | undefined
}

/** Switches a view between two or three. */
export function PillTabs<Value extends string>(props: TabsProps<Value>) {
  return <Tabs {...props} look="pill" />
}

/** Filters a list. */
export function UnderlineTabs<Value extends string>(props: TabsProps<Value>) {
  return <Tabs {...props} look="underline" />
}

function Tabs<Value extends string>({ look, label, tabs, value, onValue, panel }: TabsProps<Value> & { look: string }) {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(tab => tab.value === value)
  useLayoutEffect(() => (list.current ? keepMarker(list.current, at) : undefined), [at, tabs])

  function turn(event: KeyboardEvent) {
    const open = tabs.filter(tab => !tab.isDisabled)
    const next = nextTab(
      event.key,
      open.findIndex(tab => tab.value === value),
      open.length,
    )
    const tab = next === null ? undefined : open[next]
    if (!tab) return
    event.preventDefault()
    onValue(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <div ref={list} className="tabs" data-look={look} role="tablist" aria-label={label}>
      <i className="tabsMarker" aria-hidden="true" />
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className="tabsTab"
          aria-selected={tab.value === value}
          aria-controls={panel}
          disabled={tab.isDisabled}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onValue(tab.value)}
          onKeyDown={turn}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Lays the marker under the chosen tab, also after the tabs have changed their width. */
function keepMarker(list: HTMLElement, at: number) {
  const tab = list.querySelectorAll<HTMLElement>('[role=tab]')[at]
  if (!tab) return
  function place() {
    list.style.setProperty('--marker-at', `${tab?.offsetLeft}px`)
    list.style.setProperty('--marker-width', `${tab?.offsetWidth}px`)
  }
  place()
  const reach = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  if (list.scrollWidth > list.clientWidth) list.scrollTo({ left: reach, behavior: 'smooth' })
  const observer = new ResizeObserver(place)
  observer.observe(tab)
  return () => observer.disconnect()
}
