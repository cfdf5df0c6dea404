/** How often one is shown: once a day, or once per sign-in, which for a guest is each visit. */
export const popupFrequencies = { daily: 1, everySignIn: 2 } as const

/** For whom it is made: everybody, certain VIP levels, or everybody again, as the documents number it. */
export const popupVisibilities = { all: 1, byLevel: 2, everybody: 3 } as const

export interface Audience {
  readonly visible_type: number
  readonly visible_user_list: readonly string[]
  readonly level_list: readonly number[]
}

/** Who looks; nobody for a guest. */
export interface Viewer {
  readonly uid: string
  readonly level: number
}

/** Whether somebody is among those a popup is made for. A list of members narrows whatever else it says. */
export function isVisibleTo(popup: Audience, viewer: Viewer | null): boolean {
  const { visible_type: type, visible_user_list: users, level_list: levels } = popup
  if (users.length > 0 && !(viewer && users.includes(viewer.uid))) return false
  if (type === popupVisibilities.byLevel) return viewer !== null && levels.includes(viewer.level)
  return type === popupVisibilities.all || type === popupVisibilities.everybody
}
