import { badges, groups, rules } from './catalogue.ts'
import { spots } from './texts/places.ts'
import type { CatalogueIds } from './world.ts'

/** The catalogue as rows of its tables. */
export function catalogueRows(ids: CatalogueIds, created_at: string) {
  return {
    badges: badges.map(({ title, title_en, status }, i) => ({ id: ids.badges[i]!, title, title_en, status, media_id: ids.icons[i]!, created_at })),
    places: spots.map(({ name }, i) => ({ id: ids.places[i]!, name, created_at })),
    groups: groups.map((name, i) => ({ id: ids.groups[i]!, name, created_at })),
    rules: rules.map((rule, i) => ({
      id: ids.rules[i]!,
      type: rule.type,
      action_type: rule.action,
      description: rule.description,
      points: rule.points,
      trusted_points_from: 'from' in rule ? rule.from : null,
      trusted_points_to: 'to' in rule ? rule.to : null,
      created_at,
    })),
  }
}
