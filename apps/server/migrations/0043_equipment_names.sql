-- Usual equipment by its Spanish name as well. It is the same equipment: no new version of it.
WITH named (code, name, name_es) AS (VALUES
  ('V53', 'Dry van 53 ft', 'Caja seca de 53 ft'),
  ('V48', 'Dry van 48 ft', 'Caja seca de 48 ft'),
  ('R53', 'Refrigerated 53 ft', 'Caja refrigerada de 53 ft'),
  ('F48', 'Flatbed 48 ft', 'Plataforma de 48 ft'),
  ('F53', 'Flatbed 53 ft', 'Plataforma de 53 ft'),
  ('SD48', 'Step deck 48/53 ft', 'Plataforma escalonada de 48/53 ft'),
  ('CN48', 'Conestoga', 'Plataforma con toldo corredizo'),
  ('DD48', 'Double drop', 'Plataforma de doble desnivel'),
  ('RGN', 'Removable gooseneck / lowboy', 'Cuello de ganso desmontable / cama baja'),
  ('PO', 'Power only', 'Solo tractocamión'),
  ('SB26', 'Straight/box truck 26 ft', 'Camión de caja de 26 ft'),
  ('SV', 'Sprinter / cargo van', 'Van de carga'),
  ('HS40', 'Hotshot 40 ft', 'Remolque hotshot de 40 ft'),
  ('C40', 'Container drayage 40 ft', 'Acarreo de contenedor de 40 ft')
), renamed AS (
  UPDATE equipment_types t
  SET definition = t.definition || jsonb_build_object('name_es', n.name_es)
  FROM named n
  WHERE t.code = n.code AND t.definition ->> 'name' = n.name AND t.definition ->> 'name_es' IS NULL
  RETURNING t.id, t.version, t.definition
)
UPDATE equipment_type_versions v
SET definition = r.definition
FROM renamed r
WHERE v.equipment_id = r.id AND v.version = r.version;
