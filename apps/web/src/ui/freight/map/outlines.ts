import type { FeatureCollection, MultiLineString, MultiPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as TopologyPolygon, Polygon, Topology } from 'topojson-specification';
import statesFile from 'us-atlas/states-10m.json';
import neighboursFile from './neighbours.json';

type States = Topology<{ states: GeometryCollection }>;
type Neighbours = Topology<{ neighbours: GeometryCollection }>;

const states = statesFile as unknown as States;
const neighbours = neighboursFile as unknown as Neighbours;

/**
 * The land of the United States, the borders between its states, and the countries around it, in degrees. The states
 * are those of the US Census Bureau; the neighbours are Natural Earth's countries at 1:50 million, thinned to
 * hundredths of a degree, without the far north and small islands. Both are in the public domain.
 */
export const outlines: { land: MultiPolygon; borders: MultiLineString; around: FeatureCollection } = {
  land: merge(states, states.objects.states.geometries as (Polygon | TopologyPolygon)[]),
  borders: mesh(states, states.objects.states, (a, b) => a !== b),
  around: feature(neighbours, neighbours.objects.neighbours),
};
