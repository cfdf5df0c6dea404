-- The branches a member may name as the nearest.
create table kyc_branch (
  id integer primary key,
  address text not null unique,
  sorting integer not null default 0,
  is_open boolean not null default true
);
insert into kyc_branch (id, address, sorting) values
  (1, 'Newport Boulevard, Newport City, Pasay, Metro Manila', 1),
  (2, 'Ayala Avenue, Makati, Metro Manila', 2),
  (3, 'Ortigas Avenue, Pasig, Metro Manila', 3),
  (4, 'Quezon Avenue, Quezon City, Metro Manila', 4),
  (5, 'Osmena Boulevard, Cebu City, Cebu', 5),
  (6, 'J.P. Laurel Avenue, Davao City, Davao del Sur', 6);
