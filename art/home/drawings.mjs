export const homeDrawings = [];
