import type { StaffDeps } from './deps.ts'
import { deleteView } from './deleteView.ts'
import { listViews } from './listViews.ts'
import { renameView } from './renameView.ts'
import { saveView } from './saveView.ts'

/** What an operator does with their own saved views. */
export function viewRoutes(deps: StaffDeps) {
  return {
    deleteView: deleteView(deps),
    listViews: listViews(deps),
    renameView: renameView(deps),
    saveView: saveView(deps),
  }
}
