-- What a late reading is compared with: the positions of its vehicle before and after it, at most a day away, and whether its moment
-- has one. A function, because Citus refuses correlated subqueries over readings that are sent with the statement (docs/operations.md);
-- within the function each statement is about one vehicle.
create function positions_around(of_vehicle integer, moment timestamptz,
  out before json, out after json, out is_repeated boolean) language plpgsql stable as $$
begin
  select json_build_object('at', p.gps_date, 'latitude', p.latitude, 'longitude', p.longitude) into before
  from vehicle_position p
  where p.vehicle_id = of_vehicle and p.gps_date < moment and p.gps_date > moment - interval '1 day'
  order by p.gps_date desc limit 1;

  select json_build_object('at', p.gps_date, 'latitude', p.latitude, 'longitude', p.longitude) into after
  from vehicle_position p
  where p.vehicle_id = of_vehicle and p.gps_date > moment and p.gps_date < moment + interval '1 day'
  order by p.gps_date limit 1;

  select count(*) > 0 into is_repeated from vehicle_position p where p.vehicle_id = of_vehicle and p.gps_date = moment;
end
$$;
