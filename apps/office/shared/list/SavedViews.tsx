import { ActBar } from '../act/ActBar.tsx'
import { callOffice } from '../client.ts'
import type { Act, ActField, FilterValues } from '../entity.ts'
import { writeValues } from './filterValues.ts'
import { base } from '../navigation.ts'
import { type SavedView, useViews } from './useViews.ts'
import './savedViews.css'

interface SavedViewsProps {
  /** The list by its name, and where it stands. */
  readonly list: string
  readonly path: string
  /** Filters and order as they are now. */
  readonly values: FilterValues
}

function nameField(value = ''): ActField {
  return { name: 'name', title: 'Name', kind: 'line', least: 1, most: 60, value }
}

const save: Act<Pick<SavedView, 'list' | 'query'>> = {
  name: 'save',
  title: 'Save this view',
  permission: 'office.enter',
  warning: 'Only you see this view, on all your devices. It replaces your view with the same name.',
  fields: [nameField()],
  fits: () => true,
  run: (view, { name = '' }) => callOffice('POST /office/api/view/save', { body: { ...view, name } }),
  done: 'View saved.',
}

function actsOn({ name: before }: SavedView): readonly Act<SavedView>[] {
  return [
    {
      name: 'rename',
      title: 'Rename',
      permission: 'office.enter',
      warning: `“${before}” is called otherwise from now on.`,
      fields: [nameField(before)],
      fits: () => true,
      run: ({ id }, { name = '' }) => callOffice('POST /office/api/view/rename', { body: { id, name } }),
      done: 'View renamed.',
    },
    {
      name: 'delete',
      title: 'Delete view',
      permission: 'office.enter',
      isGrave: true,
      warning: `“${before}” is gone then. What is listed stays as it is.`,
      fields: [],
      fits: () => true,
      run: ({ id }) => callOffice('POST /office/api/view/delete', { body: { id } }),
      done: 'View deleted.',
    },
  ]
}

/** The views an operator saved of a list, the one that is shown marked, and what is done about it. */
export function SavedViews({ list, path, values }: SavedViewsProps) {
  const { views, reload } = useViews(list)
  const query = writeValues(values)
  const current = views.find(view => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <div className="savedViews">
      {views.length > 0 && (
        <nav aria-label="Saved views">
          <a href={base + path} aria-current={query === '' || undefined}>
            Default
          </a>
          {views.map(view => (
            <a
              key={view.id}
              title={view.name}
              href={`${base}${path}?${view.query}`}
              aria-current={view === current || undefined}
            >
              {view.name}
            </a>
          ))}
        </nav>
      )}
      {current ? (
        <ActBar acts={actsOn(current)} things={[current]} nameOf={view => view.name} onDone={() => void reload()} />
      ) : (
        query !== '' && (
          <ActBar acts={[save]} things={[{ list, query }]} nameOf={() => ''} onDone={() => void reload()} />
        )
      )}
    </div>
  )
}
